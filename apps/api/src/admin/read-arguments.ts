import { parseArgs } from 'node:util'
import { z } from 'zod'
import { RestoreCommand } from './back-up.ts'
import { Command } from './commands.ts'
import { FeedCommand } from './feed-commands.ts'
import { UpgradeCommand } from './upgrade.ts'

export const usage = `Usage: npm run --silent admin -- COMMAND

  accounts [TEXT] [--most N]   lists accounts whose address or name holds a text, newest first (100 unless told), tab-separated: address,
                               type, status, operator or not, disabled or not, opened, last used, name
  audit [EMAIL] [--most N]     prints what happened, of all accounts or of one, newest first: when, what, account id, network (hashed)
  audit [EMAIL] --json [--since TIME]
                               prints all of it as JSON lines, oldest first, since a day or moment (docs/operating.md): 2026-11-27,
                               2026-11-27T08:30:00Z
  unlock EMAIL                 lets an account be logged in to again after too many failures
  end-sessions EMAIL           logs an account out everywhere
  disable EMAIL                logs an account out everywhere and keeps it from logging in; nobody finds it any more, and nothing of it is lost
  enable EMAIL                 opens a disabled account again
  delete EMAIL --yes           deletes an account with all that is kept of it
  verifications                prints the doctors who wait for verification, the longest first, tab-separated: since when, address, name,
                               country, council, registration number, how many other accounts have the same number,
                               the entry's id
  verifications approve EMAIL ENTRY
                               marks a doctor as verified and tells them; fails where another entry than that waits by now
  verifications refuse EMAIL ENTRY REASON
                               tells a doctor why the number could not be verified; name, country, council and number can be corrected then;
                               fails as approval does
  verifications revoke EMAIL REASON
                               takes a badge back and tells the doctor why; all can be corrected then, the name, too
  verify EMAIL                 sets a doctor Active without a look at a number, and tells them; one that is entered later still waits
  operator EMAIL [--off]       lets an account call what operators may, or no longer
  token EMAIL [--ttl SECONDS]  prints a log-in token for an account (12 hours unless told, and no longer than 30 minutes unused; negative: already expired)
  rotate-key tokens|envelope [--leaked]
                               puts a new key in use at once, for log-in tokens or for the envelope of calls; the one before still opens for
                               24 hours, or, where it was leaked, nothing any more
  backup FILE [--without-keys] writes a backup to a new file or s3://BUCKET/KEY, beside a running server, too; its keys are closed with
                               BACKUP_PASSPHRASE (docs/backup.md)
  restore FILE [--check] [--without-keys]
                               restores a backup into an empty DATA_DIR and database, or changes nothing; --check only reads it
  upgrade [--check]            brings the database to this release, after a backup; --check tells what that would do, tries the backup and
                               changes nothing. It ends with 0: nothing to do, 2: can go ahead, 3: something stands in the way,
                               4: the database is newer than this release (docs/upgrade.md)
  mail newest ADDRESS          prints the newest mail to an address from the local mailbox
  feed review [--most N]       prints the news and papers that wait for review, the longest waiting first (20 unless told), each with what
                               its sentences rest on
  feed approve ID              shows one to readers
  feed refuse ID               turns one down; it does not come again
  feed sync [--now]            asks the sources that are switched on and due; with --now all of them
  feed sources [--all]         prints the sources that are on, or all, tab-separated: short name, name, on or off, how it is asked, how it went
  feed add NAME ADDRESS [--site ADDRESS]
                               reads a feed and asks it from now on; --site where its items lead to another host
  feed preview FILE            prints what a feed or PubMed XML would bring in; nothing is fetched and nothing kept
  feed remove NAME             takes a source of your own away; what it told of stays
  feedback [MOST]              prints what was said of answers, newest first (100 unless told), tab-separated: when, question id,
                               verdict, reason, comment`

/** What stands behind the name of each command, in this order. */
const positions: Readonly<Record<string, readonly string[]>> = {
  accounts: ['text'],
  audit: ['email'],
  backup: ['file'],
  restore: ['file'],
  upgrade: [],
  feedback: ['most'],
  'mail newest': ['email'],
  'rotate-key': ['which'],
  verifications: [],
  'verifications approve': ['email', 'entry'],
  'verifications refuse': ['email', 'entry', 'reason'],
  'verifications revoke': ['email', 'reason'],
  'feed sync': [],
  'feed sources': [],
  'feed add': ['source', 'url'],
  'feed remove': ['source'],
  'feed review': [],
  'feed approve': ['id'],
  'feed refuse': ['id'],
}

const namesOfTwoWords = [
  'mail newest',
  'verifications approve',
  'verifications refuse',
  'verifications revoke',
  ...FeedCommand.options.map(({ shape }) => shape.name.value),
]

/** Undefined for anything that is not a command. */
export function readArguments(
  given: readonly string[],
): Command | RestoreCommand | UpgradeCommand | undefined {
  const read = parse(given)
  if (read === undefined) return undefined
  const { positionals, values } = read
  const twoWords = positionals.slice(0, 2).join(' ')
  const name = namesOfTwoWords.includes(twoWords) ? twoWords : (positionals[0] ?? '')
  const behind = positionals.slice(name.split(' ').length)
  const fields = positions[name] ?? ['email']
  if (behind.length > fields.length) return undefined
  const named = Object.fromEntries(behind.map((value, at) => [fields[at], value]))
  return z.union([Command, RestoreCommand, UpgradeCommand]).safeParse({ name, ...values, ...named }).data
}

function parse(given: readonly string[]) {
  try {
    return parseArgs({
      // A negative number behind an option looks like another option.
      args: given
        .join('\0')
        .replaceAll(/(?<=^|\0)(--\w+)\0(?=-\d)/gu, '$1=')
        .split('\0'),
      allowPositionals: true,
      options: {
        ttl: { type: 'string' },
        most: { type: 'string' },
        yes: { type: 'boolean' },
        off: { type: 'boolean' },
        now: { type: 'boolean' },
        all: { type: 'boolean' },
        site: { type: 'string' },
        leaked: { type: 'boolean' },
        json: { type: 'boolean' },
        since: { type: 'string' },
        check: { type: 'boolean' },
        'without-keys': { type: 'boolean' },
      },
    })
  } catch {
    return undefined
  }
}
