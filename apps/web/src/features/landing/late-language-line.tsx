import { useQuery } from '@tanstack/react-query'
import { partQuery } from './part-query.ts'
import { useNearby } from './use-nearby.ts'

const lineQuery = partQuery('language', async () => (await import('./language-line.tsx')).LanguageLine)

/** The choice of language at the end of the page, which comes when the reader is near; its room is kept from the start. */
export function LateLanguageLine() {
  const { ref, isNearby } = useNearby<HTMLDivElement>()
  const { data } = useQuery({ ...lineQuery, enabled: isNearby })

  return (
    <div ref={ref} className="mt-12 min-h-32 border-t border-line pt-4 sm:min-h-15">
      {data && <data.Part />}
    </div>
  )
}
