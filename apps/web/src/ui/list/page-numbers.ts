/**
 * The pages that pagination names, counted from 1: the first, the last, the current one with its neighbours, and 'gap' for what lies between
 * (1, gap, 4, 5, 6, gap, 12). A gap of one page is that page.
 */
export function listPageNumbers(page: number, pages: number): (number | 'gap')[] {
  const named = [1, page - 1, page, page + 1, pages]
    .filter((each, nth, all) => each >= 1 && each <= pages && all.indexOf(each) === nth)
    .toSorted((a, b) => a - b)
  return named.flatMap((each, nth): (number | 'gap')[] => {
    const before = named[nth - 1] ?? 0
    if (each - before === 2) return [each - 1, each]
    return each - before > 2 ? ['gap', each] : [each]
  })
}
