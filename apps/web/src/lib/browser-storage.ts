type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * What the browser keeps. One that forbids it, as some hospitals' do, throws already when it is asked for its storage, and a full one
 * when it is written to; what it does not take lasts until the page is left, so that one can read, and log in, all the same.
 */
export const browserStorage = orInMemory(() => localStorage)
/** The same for one tab. */
export const tabStorage = orInMemory(() => sessionStorage)

function orInMemory(storage: () => Storage): Kept {
  const memory = new Map<string, string>()

  return {
    getItem(name) {
      return memory.get(name) ?? attempt(() => storage().getItem(name)) ?? null
    },
    setItem(name, value) {
      memory.set(name, value)
      attempt(() => {
        storage().setItem(name, value)
        memory.delete(name)
      })
    },
    removeItem(name) {
      memory.delete(name)
      attempt(() => storage().removeItem(name))
    },
  }
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
