import { LatePart } from '../nearby/late-part.tsx'

const loadPictures = async () => (await import('./late-pictures.tsx')).LatePictures

/** A picture that comes when the reader is near; `className` keeps its room. Beside it stands a text that says the same. */
export function LatePicture({ name, className }: { name: string; className: string }) {
  return <LatePart load={loadPictures} props={{ name }} className={className} />
}
