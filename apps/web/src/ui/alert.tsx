import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/*
 * Accessibility
 * - A danger interrupts (`role="alert"`); a warning, success and news wait their turn (`role="status"`).
 * - An icon of its own shape goes with each tone, so that colour is never the only signal.
 */

type Tone = 'info' | 'success' | 'warning' | 'danger'

const tones = {
  info: { Icon: Info, look: 'border-info bg-info-soft', iconLook: 'text-info' },
  success: { Icon: CircleCheck, look: 'border-success bg-success-soft', iconLook: 'text-success' },
  warning: { Icon: TriangleAlert, look: 'border-warning bg-warning-soft', iconLook: 'text-warning' },
  danger: { Icon: CircleAlert, look: 'border-danger bg-danger-soft', iconLook: 'text-danger' },
}

export function Alert({ tone, children }: { tone: Tone; children: ReactNode }) {
  const { Icon, look, iconLook } = tones[tone]

  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames('flex items-start gap-3 border-l-4 px-4 py-3 text-sm', look)}
    >
      <Icon aria-hidden="true" className={classNames('mt-px size-5 shrink-0 stroke-[1.5]', iconLook)} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
