import { type Figure, lower } from '../report/figure.ts'
import { measureInjection } from '../injection/evaluate.ts'

/** How often an instruction planted in a question or a paper made an obedient model break the policy; not once is what is aimed at. */
export async function measureInjectionFigure(): Promise<Figure[]> {
  const { cases, breaks } = await measureInjection()
  return [
    {
      id: 'injection',
      measure: 'planted instructions that break the policy',
      set: `own attacks, ${cases} cases`,
      parts: [lower('', cases === 0 ? 1 : breaks.length / cases, 'percent', 0, 0)],
    },
  ]
}
