import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

type OpenSources = {
  /** Numbers of the sources whose details are shown. */
  open: ReadonlySet<number>
  /** The source that the address names. */
  addressed: number | null
  /** Where a source can be found again; undefined for an answer that is kept nowhere. */
  addressOf: ((sourceNumber: number) => string) | undefined
  /** Shows a source with its details. */
  show: (sourceNumber: number) => void
  toggle: (sourceNumber: number) => void
}

const Context = createContext<OpenSources>({
  open: new Set(),
  addressed: null,
  addressOf: undefined,
  show: () => undefined,
  toggle: () => undefined,
})

export const useOpenSources = () => useContext(Context)

type OpenSourcesAreaProps = Pick<OpenSources, 'addressed' | 'addressOf'> & {
  onShow?: (sourceNumber: number) => void
  children: ReactNode
}

/** Keeps which sources of an answer stand open: the one its address names, and those a person opened. */
export function OpenSourcesArea({ addressed, addressOf, onShow, children }: OpenSourcesAreaProps) {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set(addressed === null ? [] : [addressed]))
  const value = useMemo<OpenSources>(
    () => ({
      open: opened,
      addressed,
      addressOf,
      show(sourceNumber) {
        setOpened((before) => new Set(before).add(sourceNumber))
        onShow?.(sourceNumber)
      },
      toggle(sourceNumber) {
        setOpened((before) => {
          const after = new Set(before)
          if (!after.delete(sourceNumber)) after.add(sourceNumber)
          return after
        })
      },
    }),
    [opened, addressed, addressOf, onShow],
  )
  return <Context value={value}>{children}</Context>
}
