import { i18n } from './i18n.ts'

/** '20 November 2026' in the person's language, from ISO 8601. */
export function formatDate(iso: string): string {
  return new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(iso))
}

/** '20 Nov 2026, 13:05' in the person's language and time zone, from ISO 8601. */
export function formatDateTime(iso: string): string {
  const options = { dateStyle: 'medium', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat(i18n.language, options).format(new Date(iso))
}

/** '4,744' in the person's language. */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(i18n.language).format(value)
}

/** '00:30', for a countdown. */
export function formatCountdown(seconds: number): string {
  const minutes = String(Math.floor(seconds / 60)).padStart(2, '0')
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`
}
