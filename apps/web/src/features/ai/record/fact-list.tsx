import type { ReactNode } from 'react'

/** Names and what stands for them, a line each; a fact without a value is left out. */
export function FactList({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className="border-t border-line">
      {facts
        .filter(({ value }) => value !== null && value !== false && value !== '')
        .map(({ name, value }) => (
          <div
            key={name}
            className="grid gap-x-4 border-b border-line py-1.5 sm:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <dt className="text-muted">{name}</dt>
            <dd className="tabular wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
