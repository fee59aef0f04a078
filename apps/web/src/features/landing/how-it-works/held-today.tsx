import { useQuery } from '@tanstack/react-query'
import { WithQueries } from '../../../lib/calls/with-queries.tsx'
import { useFormats } from '../../../lib/language/format.ts'
import { landing } from '../landing-content.ts'
import { heldQuery } from '../queries.ts'

/** What this installation answers from today, with what it takes to ask. Nothing where the server does not say: the page is whole without. */
export function HeldToday() {
  return (
    <WithQueries>
      <Held />
    </WithQueries>
  )
}

function Held() {
  const { data: held } = useQuery(heldQuery)
  const { formatNumber } = useFormats()
  if (!held) return null

  const numbers: Readonly<Record<string, number>> = held
  const text = landing.how.trust.held.replaceAll(/\{(?<kind>\w+)\}/gu, (_, kind: string) =>
    formatNumber(numbers[kind] ?? 0),
  )
  return <p className="text-sm font-semibold">{text}</p>
}
