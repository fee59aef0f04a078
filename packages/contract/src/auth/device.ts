import { z } from 'zod'

/**
 * What somebody logged in with, in the names that browsers and systems go by ('Firefox', 'Windows', 'iPhone'). Told by the browser itself,
 * which may lie. Of the two only what was recognised; null where neither was.
 */
export const Device = z
  .object({ browser: z.string().max(60).nullable(), system: z.string().max(60).nullable() })
  .nullable()
export type Device = z.infer<typeof Device>
