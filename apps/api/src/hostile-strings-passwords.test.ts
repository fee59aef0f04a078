import { takesPassword, tryStrings } from './testing/hostile-strings.ts'

// About half of the work, so that two workers share it; the other half is in the file beside.
tryStrings(takesPassword)
