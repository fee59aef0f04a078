import type { Direction } from '@auscult/contract/evidence/evidence.ts'
import type { StrengthBand } from '@auscult/contract/evidence/strength-band.ts'
import { strengthBand } from '@auscult/contract/evidence/strength-band.ts'
import type { StudySize } from '@auscult/contract/ai/consensus.ts'
import { SourceButton } from '../../../evidence/source-button.tsx'
import type { Study } from './consensus-studies.ts'

const looks: Record<Direction, Record<StrengthBand, string>> = {
  benefit: {
    strong: 'border-accent bg-accent text-on-accent',
    moderate: 'border-accent bg-accent-soft text-accent',
    limited: 'border-dashed border-accent text-accent',
  },
  harm: {
    strong: 'border-danger bg-danger text-on-accent',
    moderate: 'border-danger bg-danger-soft text-danger',
    limited: 'border-dashed border-danger text-danger',
  },
  'no-difference': {
    strong: 'border-muted bg-muted text-paper',
    moderate: 'border-muted bg-sunken text-muted',
    limited: 'border-dashed border-muted text-muted',
  },
  unclear: {
    strong: 'border-line-strong bg-sunken text-text',
    moderate: 'border-line-strong text-text',
    limited: 'border-dashed border-line-strong text-muted',
  },
}

/** Sides of 24 to 36 px: never below what can be hit, and telling apart a hundred people from ten thousand. */
const sides: Record<StudySize, string> = {
  'very-large': 'size-9',
  large: 'size-8',
  medium: 'size-7',
  small: 'size-6',
  unknown: 'size-6',
}

type StudySquareProps = { study: Study; active: boolean; onLook: (studyId: string | null) => void }

/** One study as a square: its number in it, its participants as its size, its strength as fill and edge, its direction as colour. */
export function StudySquare({ study, active, onLook }: StudySquareProps) {
  const { number, direction, strength_score: score } = study
  return (
    <SourceButton
      source={study}
      pointing={direction}
      onLook={onLook}
      className={`ai-square tabular flex items-center justify-center border text-xs font-semibold outline-offset-1 transition-[outline-color] ${active ? 'outline-2 outline-accent' : ''} ${sides[study.size]} ${looks[direction][strengthBand(score)]}`}
    >
      {number}
    </SourceButton>
  )
}
