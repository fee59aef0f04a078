import { Avatar } from '../ui/avatar.tsx'
import { ProgressRing } from '../ui/progress-ring.tsx'
import { Stat } from '../ui/stat.tsx'
import { Chapter, Specimen } from './specimen.tsx'

export function Figures() {
  return (
    <Chapter title="Figures" name="figures">
      <Specimen name="Stat">
        <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          <Stat label="Questions left" value="87" note="of 100 this month" />
          <Stat label="Studies" value="835" note="in this corpus" />
          <Stat label="Connections" value="12" />
        </dl>
      </Specimen>
      <Specimen name="ProgressRing, Avatar">
        <div className="flex flex-wrap items-center gap-4">
          {[0, 64, 100].map((percent) => (
            <ProgressRing key={percent} label="Profile completion" percent={percent} text={`${percent} %`} />
          ))}
          <Avatar name="Anna Rossi" picture={undefined} />
          <Avatar name="Ben Adler" picture="/apple-touch-icon.png" size="medium" />
          <Avatar name="Dr. Émile Zola" picture={undefined} size="large" />
        </div>
      </Specimen>
    </Chapter>
  )
}
