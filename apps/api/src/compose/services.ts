import { type Backups, createBackups } from '../backup/backups.ts'
import { publicUrlOf } from '../config.ts'
import { createCorpusDescriber, type CorpusDescriber } from '../features/ai/describe-corpus.ts'
import { createNotifier } from '../features/notifications/notifier.ts'
import { createPasswords, type Passwords } from '../features/auth/passwords/passwords.ts'
import type { Intake } from '../features/intake/intake.ts'
import { createEnvelope, type Envelope } from '../http/envelope.ts'
import { createSessions, type Sessions } from '../http/session.ts'
import { createUsedKeys, type UsedKeys } from '../http/used-keys.ts'
import { readEmbeddingSettings } from '../parts/embeddings.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { createOutbox, type Outbox } from '../parts/mail/outbox.ts'
import type { Notifier } from '../parts/notify.ts'
import { createPartChecks, type PartChecks } from '../parts/part-checks.ts'
import type { Parts } from '../parts/parts.ts'
import { loadReferenceLists, type ReferenceLists } from '../parts/reference-lists.ts'
import { readWriterSettings } from '../parts/writer.ts'
import { openIntake } from './intake.ts'
import { writeLog } from '../parts/log/log-events.ts'

const referenceFolder = new URL('../../../../content/reference/', import.meta.url)

/** What is made of the parts once and shared by several features. */
export type Services = Parts & {
  /** Where people reach the product, without a slash at its end. */
  publicUrl: string
  sessions: Sessions
  usedKeys: UsedKeys
  envelope: Envelope
  outbox: Outbox
  notifier: Notifier
  passwords: Passwords
  intake: Intake
  backups: Backups
  lists: ReferenceLists
  corpus: CorpusDescriber
  partChecks: PartChecks
  /** What is counted, where the operator wants figures. */
  metrics: Metrics | undefined
  /** Names of the models that the operator set up. */
  models: { wording: string | null; embedding: string | null }
}

export async function createServices(
  parts: Parts,
  {
    metrics,
    passwords = createPasswords(),
  }: { metrics?: Metrics | undefined; passwords?: Passwords | undefined } = {},
): Promise<Services> {
  const { config, clock, database, engine, evidence, mailer, postTerms, secrets } = parts
  const { db } = database
  const usedKeys = createUsedKeys(db, clock)
  const models = {
    wording: readWriterSettings(config)?.name ?? null,
    embedding: readEmbeddingSettings(config)?.name ?? null,
  }
  return {
    ...parts,
    publicUrl: publicUrlOf(config),
    sessions: createSessions({ db, secrets, clock }),
    usedKeys,
    envelope: createEnvelope({
      keys: secrets.rings.envelope,
      usedKeys,
      requireMac: config.ENVELOPE_REQUIRE_MAC,
    }),
    outbox: createOutbox({
      db,
      mailer,
      clock,
      onFailure: (error) => writeLog(parts.logger, 'mail-not-delivered', { err: error }),
    }),
    notifier: createNotifier(clock),
    passwords,
    intake: openIntake({
      config,
      clock,
      db,
      openEvidence: async () => evidence,
      loadTerms: async () => postTerms,
    }),
    backups: createBackups({ ...parts, openEvidence: async () => evidence }),
    lists: loadReferenceLists(referenceFolder),
    corpus: createCorpusDescriber({ ...evidence, clock, engine, models }),
    models,
    metrics,
    partChecks: createPartChecks(parts),
  }
}
