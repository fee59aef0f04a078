import { landing } from '../landing-content.ts'
import { PartFailure } from '../load-when-visible/part-failure.tsx'
import { useLoadWhenVisible } from '../load-when-visible/use-load-when-visible.ts'
import { usePart } from '../load-when-visible/use-part.ts'
import { Section } from '../section.tsx'

const { heading, lead, loading } = landing.product.comparison

const loadTable = async () => (await import('./comparison-table.tsx')).ComparisonTable

/** The comparison, whose table comes when the reader is near; its room is kept from the start. */
export function Comparison() {
  const { ref, isNearby } = useLoadWhenVisible<HTMLDivElement>()
  const { Part: Table, hasFailed, retry } = usePart(loadTable, isNearby)

  return (
    <Section heading={heading} lead={lead} isLeadExtra>
      <div
        ref={ref}
        className="min-h-[49.75rem] sm:min-h-[50.5rem] min-[40rem]:min-h-[39.75rem] lg:min-h-[68.75rem] xl:min-h-[62.5rem]"
      >
        {hasFailed && <PartFailure onRetry={retry} />}
        {Table && <Table />}
        {!hasFailed && Table === undefined && (
          <span aria-busy="true" className="sr-only">
            {loading}
          </span>
        )}
      </div>
    </Section>
  )
}
