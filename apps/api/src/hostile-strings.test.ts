import { tryStrings } from './testing/hostile-strings.ts'

tryStrings(({ path }) => !path.startsWith('/auth/'))
