import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// What is waited for comes at once, unless the machine is busy or a call is made once more; nothing waits for this in vain.
configure({ asyncUtilTimeout: 4_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
