import { Skeleton } from '../../../ui/skeleton.tsx'

/** The room that the words of an answer will take, and what stands under them. */
export function TextShape() {
  return (
    <>
      <div className="mt-3 max-w-reading space-y-3">
        <Skeleton className="h-6 w-full" />
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="mt-6 h-4.5 w-full" />
        <Skeleton className="h-4.5 w-11/12" />
        <Skeleton className="h-4.5 w-3/5" />
      </div>
      <Skeleton className="mt-10 h-28 w-full" />
    </>
  )
}

/** The room of a comparison. Names that are known already stand where its columns will be headed. */
export function ComparisonShape({ names = [] }: { names?: readonly string[] }) {
  return (
    <>
      <Skeleton className="mt-3 h-8 w-72 max-w-full" />
      <div className="mt-6 border-y border-line-strong">
        {names.length > 0 && (
          <ul className="flex flex-wrap gap-x-6 gap-y-1 border-b border-line py-3 font-serif text-base font-semibold">
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
        {[1, 2, 3, 4].map((row) => (
          <div key={row} className="grid grid-cols-[6rem_1fr_1fr] gap-6 border-line py-4 not-first:border-t">
            <Skeleton className="h-5" />
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
          </div>
        ))}
      </div>
    </>
  )
}
