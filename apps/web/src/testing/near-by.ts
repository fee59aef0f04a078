import { vi } from 'vitest'

/** The test page has no layout, so nothing ever comes near: here everything that is watched is, at once. */
export function bringAllNear(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #onChange: (entries: { isIntersecting: boolean }[]) => void
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        this.#onChange = onChange
      }
      observe() {
        this.#onChange([{ isIntersecting: true }])
      }
      disconnect() {}
    },
  )
}
