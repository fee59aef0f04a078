import { useQuery } from '@tanstack/react-query'
import { partQuery } from './part-query.ts'
import { useNearby } from './use-nearby.ts'

const picturesQuery = partQuery('pictures', async () => (await import('./late-pictures.tsx')).LatePictures)

/** A picture that comes when the reader is near; `className` keeps its room. Beside it stands a text that says the same. */
export function LatePicture({ name, className }: { name: string; className: string }) {
  const { ref, isNearby } = useNearby<HTMLDivElement>()
  const { data } = useQuery({ ...picturesQuery, enabled: isNearby })

  return (
    <div ref={ref} className={className}>
      {data && <data.Part name={name} />}
    </div>
  )
}
