import { useTranslation } from 'react-i18next'

/** How one language writes dates and numbers. */
export type Formats = {
  /** '20 November 2026', from ISO 8601. */
  formatDate: (iso: string) => string
  /** '20 Nov 2026, 13:05' in the person's time zone, from ISO 8601. */
  formatDateTime: (iso: string) => string
  /** '13:05' in the person's time zone, from ISO 8601. */
  formatTime: (iso: string) => string
  /** '1 March 2027', 'March 2027' or '2027', as precise as an ISO 8601 date is given. */
  formatPartialDate: (iso: string) => string
  /** '4,744', '12,345' in English; '4744', '12 345' elsewhere, as the engine writes them. With so many digits behind the point where they are given. */
  formatNumber: (value: number, digits?: { least: number; most: number }) => string
}

export function formatsOf(language: string): Formats {
  const write = (iso: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, options).format(new Date(iso))
  return {
    formatDate: (iso) => write(iso, { dateStyle: 'long' }),
    formatDateTime: (iso) => write(iso, { dateStyle: 'medium', timeStyle: 'short' }),
    formatTime: (iso) => write(iso, { timeStyle: 'short' }),
    formatPartialDate: (iso) => {
      const [, month, day] = iso.split('-')
      return write(iso, {
        year: 'numeric',
        // A date without a time is midnight in UTC, which is the day before further west.
        timeZone: 'UTC',
        ...(month !== undefined && { month: 'long' }),
        ...(day !== undefined && { day: 'numeric' }),
      })
    },
    formatNumber: (value, digits) =>
      new Intl.NumberFormat(language, {
        useGrouping: language.startsWith('en') ? 'auto' : 'min2',
        ...(digits && { minimumFractionDigits: digits.least, maximumFractionDigits: digits.most }),
      })
        .formatToParts(value)
        // A narrow space groups digits where a point or comma could be taken for the decimal mark.
        .map((part) => (part.type === 'group' && !language.startsWith('en') ? '\u202f' : part.value))
        .join(''),
  }
}

/** Dates and numbers in the language of the texts around them. */
export function useFormats(): Formats {
  const { i18n } = useTranslation()
  return formatsOf(i18n.language)
}

/** '00:30', for a countdown. */
export function formatCountdown(seconds: number): string {
  const minutes = String(Math.floor(seconds / 60)).padStart(2, '0')
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`
}
