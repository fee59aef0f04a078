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

const { lead, tail, last, kinds } = landing.how.trust.held

function Held() {
  const { data: held } = useQuery(heldQuery)
  const { formatNumber } = useFormats()
  if (!held) return null

  const parts = (['article', 'guideline', 'trial'] as const)
    // Of what is not there at all, nothing is said.
    .filter((kind) => held[kind] > 0)
    .map((kind) => kinds[kind].replace('{count}', formatNumber(held[kind])))
  if (parts.length === 0) return null

  const listed = [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(` ${last} `)
  return <p className="text-sm font-semibold">{`${lead} ${listed} ${tail}`}</p>
}
