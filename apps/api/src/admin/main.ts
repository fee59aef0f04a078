import { BadConfiguration, type Config, loadConfig, publicUrlOf } from '../config.ts'
import { createNotifier } from '../features/notifications/notifier.ts'
import { createSessions } from '../http/session.ts'
import { openBaseParts } from '../open-parts.ts'
import { createOutbox } from '../parts/mail/outbox.ts'
import { StartError } from '../parts/start-error.ts'
import { CommandError } from './command-error.ts'
import { type Command, runCommand } from './commands.ts'
import { askRunningServer } from './control-door.ts'
import { readArguments, usage } from './read-arguments.ts'

try {
  await main()
} catch (error) {
  const isPlain =
    error instanceof CommandError || error instanceof StartError || error instanceof BadConfiguration
  console.error(isPlain ? error.message : error)
  process.exit(1)
}

async function main(): Promise<void> {
  const command = readArguments(process.argv.slice(2))
  if (command === undefined) throw new CommandError(usage)
  const config = loadConfig()
  const output = (await askRunningServer(config.DATA_DIR, command)) ?? (await runHere(config, command))
  console.log(output)
}

/** No server runs on this data folder: the same command, on the database opened here. */
async function runHere(config: Config, command: Command): Promise<string> {
  const parts = await openBaseParts(config)
  const { clock, counters, database, secrets, mailer, mailbox, storage } = parts
  try {
    await database.migrate()
    const { db } = database
    return await runCommand(
      {
        db,
        clock,
        mailbox,
        secrets,
        notifier: createNotifier(clock),
        publicUrl: publicUrlOf(config),
        sessions: createSessions({ db, secrets, clock }),
        outbox: createOutbox({ db, mailer, clock, onFailure: (error) => console.error(error) }),
      },
      command,
    )
  } finally {
    mailer.close()
    await storage.close()
    await counters.close()
    await database.close()
  }
}
