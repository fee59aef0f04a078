/** The field by which an entry of the browser's history says how many dialogs stand open at it. */
export const dialogMark = 'openDialogs'

/** Whether the page was reloaded, or come back to, where a dialog stood open. */
export function isAtDialogEntry(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && dialogMark in state
}
