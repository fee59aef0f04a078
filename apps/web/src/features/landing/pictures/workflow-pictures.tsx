import type { ReactNode } from 'react'

/** Lengths of words as they fall in a line of print; any text would do, this row only has to look like one. */
const wordLengths = [34, 18, 46, 26, 12, 52, 30, 22, 40, 16, 28, 48, 20, 36, 14]
const lineWidth = 420
const gap = 8
const columnGap = 40

type Word = { x: number; y: number; length: number }

/** Sets words in lines, from a place in the row of lengths on, and in columns side by side where there are several. */
function setWords(count: number, start: number, columns: number): Word[] {
  const width = (lineWidth - (columns - 1) * columnGap) / columns
  const perColumn = Math.ceil(count / columns)
  const words: Word[] = []
  let [x, y] = [0, 10]
  for (let index = 0; index < count; index += 1) {
    const left = Math.floor(index / perColumn) * (width + columnGap)
    const length = wordLengths[((index + start) * 7) % wordLengths.length] ?? 20
    if (index % perColumn === 0) [x, y] = [left, 10]
    else if (x + length > left + width) [x, y] = [left, y + 22]
    words.push({ x, y, length })
    x += length + gap
  }
  return words
}

type WordsProps = { count: number; columns?: number; markedFrom?: number }

/** As many strokes as there are words; the last ones may be marked. */
function Words({ count, columns = 1, markedFrom = count }: WordsProps) {
  const words = setWords(count, columns - 1, columns)
  const height = Math.max(...words.map(({ y }) => y)) + 14

  return (
    <svg aria-hidden="true" viewBox={`0 0 ${lineWidth} ${height}`} fill="none" className="w-full max-w-lg">
      {words.map(({ x, y, length }, index) => (
        <path
          key={`${x}-${y}`}
          d={`M${x + 2} ${y}h${length - 4}`}
          strokeWidth="5"
          strokeLinecap="round"
          className={index >= markedFrom ? 'stroke-accent' : 'stroke-line-strong'}
        />
      ))}
    </svg>
  )
}

const peopleInRow = 25
const marked = 12

/** A hundred people, of whom some are marked. */
function People() {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${peopleInRow * 17} 128`} className="w-full max-w-lg">
      {Array.from({ length: 100 }, (_, index) => (
        <g
          key={index}
          transform={`translate(${(index % peopleInRow) * 17} ${Math.floor(index / peopleInRow) * 32})`}
          className={index < marked ? 'fill-accent' : 'fill-line-strong opacity-60'}
        >
          <circle cx="7" cy="5" r="4" />
          <path d="M1 25v-8a6 6 0 0 1 12 0v8z" />
        </g>
      ))}
    </svg>
  )
}

/** Beside a text that says the same. By the names that `content/landing/workflow.json` gives the parts. */
export const workflowPictures: Readonly<Record<string, () => ReactNode>> = {
  brief: () => <Words count={60} columns={2} />,
  tools: People,
  review: () => <Words count={75} markedFrom={58} />,
}
