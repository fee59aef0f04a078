import { LatePart } from './late-part.tsx'
import { partQuery } from './part-query.ts'

const picturesQuery = partQuery('pictures', async () => (await import('./late-pictures.tsx')).LatePictures)

/** A picture that comes when the reader is near; `className` keeps its room. Beside it stands a text that says the same. */
export function LatePicture({ name, className }: { name: string; className: string }) {
  return <LatePart query={picturesQuery} props={{ name }} className={className} />
}
