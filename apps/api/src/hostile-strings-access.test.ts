import { tryStrings } from './testing/hostile-strings.ts'

// Half of the operations, so that two workers share them; the other half is in the file beside.
tryStrings(({ path }) => path.startsWith('/auth/'))
