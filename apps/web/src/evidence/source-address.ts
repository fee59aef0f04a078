import { createContext, useContext } from 'react'

/** Where the sources of an answer can be found again. An answer that is kept nowhere gives them no address. */
type SourceAddress = {
  /** The number of the source that the page's address names. */
  addressed: number | null
  addressOf?: (sourceNumber: number) => string
  /** A source was brought into view with its details. */
  onShow?: (sourceNumber: number) => void
}

export const SourceAddress = createContext<SourceAddress>({ addressed: null })

export const useSourceAddress = () => useContext(SourceAddress)
