import { useState } from 'react'
import { z } from 'zod'
import { tabStorage } from '../browser-storage.ts'
import { findToken } from './session.ts'
import { findSubject } from './token.ts'
import { unsentKey } from './unsent.ts'

const Unsent = z.object({ userId: z.string(), places: z.record(z.string(), z.unknown()) })

const ownId = () => findSubject(findToken() ?? '')

function readPlaces(): Record<string, unknown> {
  const stored = tabStorage.getItem(unsentKey)
  if (stored === null) return {}
  try {
    const unsent = Unsent.safeParse(JSON.parse(stored)).data
    return unsent !== undefined && unsent.userId === ownId() ? unsent.places : {}
  } catch {
    return {}
  }
}

function keepAt(place: string, value: unknown): void {
  const userId = ownId()
  if (userId === undefined) return
  const { [place]: _before, ...others } = readPlaces()
  const places = value === undefined ? others : { ...others, [place]: value }
  if (Object.keys(places).length === 0) tabStorage.removeItem(unsentKey)
  else tabStorage.setItem(unsentKey, JSON.stringify({ userId, places }))
}

/**
 * A state that the tab keeps under the name of its place until it is `empty` again, which it becomes once it is sent. What does not fit
 * `shape`, as of another release, is taken for empty.
 */
export function useUnsent<Value>(place: string, shape: z.ZodType<Value>, empty: Value) {
  const [value, setValue] = useState(() => shape.safeParse(readPlaces()[place]).data ?? empty)

  function change(next: Value): void {
    setValue(next)
    keepAt(place, JSON.stringify(next) === JSON.stringify(empty) ? undefined : next)
  }

  return [value, change] as const
}
