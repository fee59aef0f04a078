import { LazyPart } from '../load-when-visible/lazy-part.tsx'

const loadPictures = async () => (await import('./lazy-pictures.tsx')).LazyPictures

/** A picture that comes when the reader is near; `className` keeps its room. Beside it stands a text that says the same. */
export function LazyPicture({ name, className }: { name: string; className: string }) {
  return <LazyPart load={loadPictures} props={{ name }} className={className} />
}
