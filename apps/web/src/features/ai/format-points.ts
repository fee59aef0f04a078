/** Points with their sign as tables set it: '+6.50', '−0.25' with a true minus, '0.00'. */
export function formatPoints(points: number): string {
  const size = Math.abs(points).toFixed(2)
  if (Number(size) === 0) return size
  return points > 0 ? `+${size}` : `\u2212${size}`
}
