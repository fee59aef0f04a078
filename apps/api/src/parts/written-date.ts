const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' })

/** '20 November 2026, 12:00 UTC'. */
export function writeMoment(at: Date): string {
  return `${day.format(at)}, ${time.format(at)} UTC`
}

/** '2026-11-20' as '20 November 2026'. */
export function writeDay(isoDay: string): string {
  return day.format(new Date(isoDay))
}

/** '2026-11' as 'November 2026'. */
export function writeMonth(isoMonth: string): string {
  return month.format(new Date(isoMonth))
}
