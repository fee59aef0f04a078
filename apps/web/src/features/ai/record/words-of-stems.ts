/**
 * The words of a text for the stems that the index holds of them: 'hospitalisation' for 'hospit'. A stem may have lost its last letter to
 * another ('studi' of 'study'); one that none of the texts has is left out, for no reader knows it.
 */
export function wordsOfStems(stems: readonly string[], texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [])
  const found = stems.flatMap((stem) => {
    const sought = [stem, ...(stem.length > 3 ? [stem.slice(0, -1)] : [])]
    return (
      sought
        .map((start) => words.find((word) => word.toLowerCase().startsWith(start.toLowerCase())))
        .find((word) => word !== undefined) ?? []
    )
  })
  return [...new Set(found)]
}
