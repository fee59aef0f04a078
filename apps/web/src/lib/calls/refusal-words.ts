import { interfaceLanguage } from '../language/i18n.ts'

/** In English the server itself finds the words. A file is fetched when something was refused. */
const files = import.meta.glob<Record<string, string>>('../../locales/*/refusals.json', {
  import: 'default',
})

type Refusal = {
  reason?: string | undefined
  message?: string | undefined
}

/**
 * What a refusal says to the person: the server's message, or nothing; in another language than English the same in that language,
 * where the contract names the reason.
 */
export async function wordsOf({ reason, message = '' }: Refusal): Promise<string> {
  if (reason === undefined) return message
  const words = await files[`../../locales/${interfaceLanguage()}/refusals.json`]?.().catch(() => undefined)
  return words?.[reason] ?? message
}
