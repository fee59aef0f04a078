import { Skeleton } from '../../ui/skeleton.tsx'

/** Rows of people on their way. */
export function ListLoading({ text }: { text: string }) {
  return (
    <div aria-busy="true" className="space-y-4 pt-3">
      <output className="sr-only">{text}</output>
      {['first', 'second', 'third'].map((row) => (
        <Skeleton key={row} className="h-11 w-full" />
      ))}
    </div>
  )
}
