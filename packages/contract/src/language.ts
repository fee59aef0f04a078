import { z } from 'zod'

export const Language = z.enum(['en', 'it', 'de', 'es'])
export type Language = z.infer<typeof Language>

/** How English is spelt and drugs are named: 'oedema' and 'paracetamol', or 'edema' and 'acetaminophen'. */
export const Spelling = z.enum(['uk', 'us'])
export type Spelling = z.infer<typeof Spelling>
