import { takesPassword, tryStrings } from './testing/hostile-strings.ts'

tryStrings((operation) => !takesPassword(operation))
