import { logOutHere } from '../lib/session/session-on-server.ts'
import { whenNoDialogIsOpen } from '../ui/dialog/dialog-history.ts'

/** As a person wishes: here, and at the provider that vouched for them, which sends the browser back. */
export async function logOut(): Promise<void> {
  const leaveFor = await logOutHere()
  // The menu of a phone closes with its page by a step back, which would call the way off.
  if (leaveFor !== undefined) whenNoDialogIsOpen(() => location.assign(leaveFor))
}
