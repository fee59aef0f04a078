import type { PreviousQuestion } from '@auscult/contract/ai/questions.ts'

/** A question as it was asked last on its day, and how often with the same words of the same agent. */
type Asked = { previous: PreviousQuestion; times: number }

export type Day = { day: string; asked: Asked[] }

/** Questions of one day together, newest first as they come, repeats merged. `dayOf` names the day of a moment. */
export function groupByDay(
  questions: readonly PreviousQuestion[],
  dayOf: (askedAt: string) => string,
): Day[] {
  const days = new Map<string, Map<string, Asked>>()
  for (const previous of questions) {
    const day = dayOf(previous.askedAt)
    const asked = days.get(day) ?? new Map<string, Asked>()
    days.set(day, asked)
    const key = `${previous.agentType} ${previous.query.standalone ?? ''} ${previous.question.trim().toLowerCase()}`
    const same = asked.get(key)
    if (same === undefined) asked.set(key, { previous, times: 1 })
    else same.times += 1
  }
  return [...days].map(([day, asked]) => ({ day, asked: [...asked.values()] }))
}

/** 'Today', 'Yesterday', else '26 November 2026', in a language and in the person's time zone. */
export function nameDay(askedAt: string, language: string, now: Date): string {
  const asked = new Date(askedAt)
  const ago = Math.round((midnight(asked) - midnight(now)) / 86_400_000)
  if (ago < -1) return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(asked)
  const name = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(ago, 'day')
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1)
}

function midnight(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime()
}
