import { type Command, runCommand } from '../admin/commands.ts'
import type { TestApp } from './test-app.ts'

/** Runs the operator's commands on a test's app, with other secrets where they are given. */
export function commandsOf(app: () => TestApp, secrets?: TestApp['parts']['secrets']) {
  return (command: Command, print?: (text: string) => Promise<void>): Promise<string> => {
    const { parts, sessions, outbox, notifier, intake, backups, publicUrl, mailbox } = app()
    const { database, clock } = parts
    return runCommand(
      {
        db: database.db,
        clock,
        secrets: secrets ?? parts.secrets,
        sessions,
        outbox,
        mailbox,
        notifier,
        intake,
        backups,
        publicUrl,
      },
      command,
      undefined,
      print,
    )
  }
}
