import { useEffect, useEffectEvent } from 'react'
import { dialogMark } from './dialog-mark.ts'

/*
 * While a dialog is open, the browser's history holds one entry more, so that Back, which is how a phone closes things, closes the
 * dialog and not the page under it. The entry is marked with how many dialogs stand open at it and is otherwise a copy, so the
 * router finds in it what it put into the page's own.
 */
type OpenDialog = { close: () => void; page: unknown }

/** What is open, the newest last. */
const open: OpenDialog[] = []
/** The page of a step back that is on its way, which the history takes in its own time. */
let steppingBack: { page: unknown } | undefined
let isSettling = false
const waiting: (() => void)[] = []
/** What waits for the last dialog to close. */
const waitingForAll: (() => void)[] = []

function read(name: string): unknown {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null) return undefined
  const fields: Record<string, unknown> = { ...state }
  return fields[name]
}

/** By the name that the router gives to each entry of its own. */
function currentPage(): unknown {
  return read('key')
}

function countMarked(): number {
  const count = read(dialogMark)
  return typeof count === 'number' ? count : 0
}

/** Brings the history to what is open. Once for all that opens and closes in one go, which React's strict mode does twice. */
function settle(): void {
  isSettling = false
  if (steppingBack !== undefined) return
  const marked = countMarked()
  if (marked > open.length) {
    steppingBack = { page: currentPage() }
    history.go(open.length - marked)
  }
  for (let count = marked + 1; count <= open.length; count += 1)
    history.pushState({ ...history.state, [dialogMark]: count }, '')
  if (steppingBack === undefined) for (const callback of waiting.splice(0)) callback()
}

function settleSoon(): void {
  if (isSettling) return
  isSettling = true
  queueMicrotask(settle)
}

function handlePop(event: PopStateEvent): void {
  const page = currentPage()
  const pagesBefore = steppingBack === undefined ? open.map((dialog) => dialog.page) : [steppingBack.page]
  const isSamePage = pagesBefore.length > 0 && pagesBefore.every((before) => before === page)
  // The router has nothing to do then, and would scroll a page whose scrolling is locked.
  if (isSamePage) event.stopImmediatePropagation()
  if (steppingBack !== undefined) {
    steppingBack = undefined
    settleSoon()
    return
  }
  const staying = isSamePage ? countMarked() : 0
  for (const dialog of open.slice(staying)) dialog.close()
  // An entry whose dialog is gone, met by Forward or on the way back from a page that the dialog led to, is passed over.
  if (countMarked() > open.length) settleSoon()
}

/** Passes over an entry whose dialog is gone, as after a reload. Call it once the app runs; calling it again changes nothing. */
export function watchDialogHistory(): void {
  // Before the router, which listens without `capture`.
  addEventListener('popstate', handlePop, { capture: true })
  settleSoon()
}

/**
 * Once no step back is on its way: at once, or when a dialog that has just closed has left the history. What leads elsewhere waits for it,
 * because a step back that comes after it would undo the way.
 */
export function whenHistorySettled(callback: () => void): void {
  if (steppingBack === undefined && !isSettling) callback()
  else waiting.push(callback)
}

/** The same once no dialog stands open any more, for what leads away from the app: one that is open goes with its page, a moment later. */
export function whenNoDialogIsOpen(callback: () => void): void {
  if (open.length === 0) whenHistorySettled(callback)
  else waitingForAll.push(callback)
}

/** Closes an open dialog on the browser's Back. Closed in any other way, it leaves no entry behind. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)

  useEffect(() => {
    if (!isOpen) return undefined
    const dialog: OpenDialog = { close: () => close(), page: currentPage() }
    open.push(dialog)
    watchDialogHistory()
    return () => {
      open.splice(open.indexOf(dialog), 1)
      settleSoon()
      if (open.length === 0) waiting.push(...waitingForAll.splice(0))
    }
  }, [isOpen])
}
