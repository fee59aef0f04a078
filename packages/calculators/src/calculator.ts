/** An answer to one item, as it stands in a request. */
export type Value = boolean | number | string

export type Answers = Readonly<Record<string, Value>>

export type Option = { readonly value: Value; readonly points: number }

export type Item = {
  /** As a request calls it. */
  readonly name: string
  /** In the order in which they are shown. */
  readonly options: readonly Option[]
  /** What is chosen before anybody has answered; null where nothing is. */
  readonly initial: Value | null
  /** May be left out of a request. */
  readonly isOptional?: true
}

/** How often something happened in those studied, as the specification words it. */
export type Risk = {
  /** What happened: the content of the calculator has its words. */
  readonly of: string
  /** Percent with its sign: '4.8%', '0.9-1.7%', '~2%'. */
  readonly text: string
  readonly leastPercent: number
  readonly mostPercent: number
}

/** What a set of answers comes to. It names no words: those stand in `content/calculators`. */
export type Outcome = {
  /** Whole points; half points in Wells PE. */
  readonly score: number
  /** What the score means, by name; two where a score is read in two ways. */
  readonly levels: readonly string[]
  readonly risks: readonly Risk[]
  /** What is met, by the name of the answer's field. */
  readonly findings?: Readonly<Record<string, boolean>>
  /** Answers that cannot both hold, by name. */
  readonly contradictions?: readonly string[]
}

/** The words of one level. */
export type LevelWords = { readonly label: string; readonly says: string }

/** The words that content has for levels and contradictions, by their names. */
export type Words = {
  readonly levels: Readonly<Record<string, LevelWords>>
  readonly contradictions?: Readonly<Record<string, string>> | undefined
}

/** Also its place under `/tools/calcs`. */
export type CalculatorId =
  | 'cha2-ds2-vasc'
  | 'has-bled'
  | 'heart'
  | 'wells-dvt'
  | 'wells-pe'
  | 'qsofa'
  | 'curb-65'
  | 'sirs-sepsis'
  | 'gcs'

export type Calculator<Answer extends object = object> = {
  readonly id: CalculatorId
  readonly items: readonly Item[]
  /** From answers that `checkAnswers` let pass. */
  readonly conclude: (answers: Answers) => Outcome
  /** The answer of the API, in the fields of the specification. */
  readonly present: (outcome: Outcome, words: Words, answers: Answers) => Answer
}

/** Yes or no, no unless somebody says yes. */
export function yesNo(name: string, points = 1): Item {
  return {
    name,
    options: [
      { value: false, points: 0 },
      { value: true, points },
    ],
    initial: false,
  }
}

/** One of several, the first unless somebody says otherwise. */
export function choice(name: string, points: readonly (readonly [Value, number])[]): Item {
  return {
    name,
    options: points.map(([value, each]) => ({ value, points: each })),
    initial: points[0]?.[0] ?? null,
  }
}

/** Adds up the points of the chosen options. */
export function addPoints(items: readonly Item[], answers: Answers): number {
  return items.reduce((sum, { name, options }) => {
    const chosen = options.find(({ value }) => value === answers[name])
    return sum + (chosen?.points ?? 0)
  }, 0)
}

/** A risk from its percentages; `about` puts the specification's '~' before it. */
export function risk(of: string, least: number, most = least, about = ''): Risk {
  const text = least === most ? `${about}${least}%` : `${about}${least}-${most}%`
  return { of, text, leastPercent: least, mostPercent: most }
}

/** The figure of an outcome; empty where the specification gives none. */
export function riskText({ risks }: Outcome, of: string): string {
  return risks.find((each) => each.of === of)?.text ?? ''
}

/** Throws where content has no words for a level: a test holds content to all of them. */
export function wordsOf(level: string, { levels }: Words): LevelWords {
  const found = levels[level]
  if (found === undefined) throw new Error(`No words for the level ${level}`)
  return found
}

/** The words of the first level, which most calculators have alone. */
export function levelWords({ levels: [level = ''] }: Outcome, words: Words): LevelWords {
  return wordsOf(level, words)
}
