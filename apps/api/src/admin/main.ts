import { once } from 'node:events'
import type { PostTerms } from '@auscult/digest/search/post-terms.ts'
import { BadConfiguration, type Config, loadConfig, publicUrlOf } from '../config.ts'
import { createNotifier } from '../features/notifications/notifier.ts'
import { createSessions } from '../http/session.ts'
import { createBackups } from '../backup/backups.ts'
import { openIntake } from '../compose/intake.ts'
import { loadOnlyPostTerms, openBaseParts, openOnlyEvidence } from '../open-parts.ts'
import type { EvidencePart } from '../parts/evidence.ts'
import { createOutbox } from '../parts/mail/outbox.ts'
import { StartError } from '../parts/start-error.ts'
import { requireUpgraded } from '../upgrade/require-upgraded.ts'
import type { BackupCommand } from './back-up.ts'
import { CommandError } from './command-error.ts'
import { type Command, runCommand } from './commands.ts'
import { askRunningServer } from './control-door.ts'
import { previewFeed, readPreviewedFile } from './preview-feed.ts'
import { askPassphrase } from './passphrase.ts'
import { readArguments, usage } from './read-arguments.ts'
import { restore } from './restore.ts'
import { upgrade } from './upgrade.ts'

try {
  await main()
} catch (error) {
  const isPlain =
    error instanceof CommandError || error instanceof StartError || error instanceof BadConfiguration
  console.error(isPlain ? error.message : error)
  process.exit(1)
}

async function main(): Promise<void> {
  const given = process.argv.slice(2)
  const previewed = readPreviewedFile(given)
  if (previewed !== undefined) {
    console.log(await previewFeed(previewed, loadConfig().DATA_DIR))
    return
  }
  const command = readArguments(given)
  if (command === undefined) throw new CommandError(usage)
  const config = loadConfig()
  if (command.name === 'restore') {
    console.log(await restore(config, command, tell))
    return
  }
  if (command.name === 'upgrade') {
    const { code, report } = await upgrade(config, command, tell)
    console.log(report)
    process.exitCode = code
    return
  }
  const complete = command.name === 'backup' ? await withPassphrase(config, command) : command
  const output =
    (await askRunningServer(config.DATA_DIR, complete, tell, print)) ?? (await runHere(config, complete))
  if (output !== '') console.log(output)
}

/** How far a long command is; what it prints at its end goes to standard output. */
function tell(line: string): void {
  process.stderr.write(`${line}\n`)
}

/** Resolves when more can be taken: what reads it may be slow, or gone. */
async function print(text: string): Promise<void> {
  if (!process.stdout.write(`${text}\n`)) await once(process.stdout, 'drain')
}

/** The passphrase of this environment goes before that of a running server; somebody at a terminal is asked where there is none. */
async function withPassphrase(config: Config, command: BackupCommand): Promise<BackupCommand> {
  if (command['without-keys']) return command
  return { ...command, passphrase: config.BACKUP_PASSPHRASE ?? (await askPassphrase()) }
}

/** No server runs on this data folder: the same command, on the database opened here. */
async function runHere(config: Config, command: Command): Promise<string> {
  const parts = await openBaseParts(config)
  const { clock, counters, database, secrets, mailer, mailbox, storage } = parts
  let evidence: Promise<EvidencePart> | undefined
  let terms: Promise<PostTerms> | undefined
  try {
    // A backup is of whatever there is, also before an upgrade.
    await requireUpgraded(database, { mayBeEarlier: command.name === 'backup' })
    const { db } = database
    const loadTerms = () => (terms ??= loadOnlyPostTerms(config))
    const openEvidence = () => (evidence ??= openOnlyEvidence(config))
    return await runCommand(
      {
        db,
        clock,
        mailbox,
        secrets,
        notifier: createNotifier(clock),
        intake: openIntake({ config, clock, db, openEvidence, loadTerms }),
        publicUrl: publicUrlOf(config),
        sessions: createSessions({ db, secrets, clock }),
        outbox: createOutbox({ db, mailer, clock, onFailure: (error) => console.error(error) }),
        backups: createBackups({ ...parts, openEvidence }),
      },
      command,
      tell,
      print,
    )
  } finally {
    mailer.close()
    await (await evidence)?.close()
    await storage.close()
    await counters.close()
    await database.close()
  }
}
