import { ConsensusMeter } from '../ui/chart/consensus-meter.tsx'
import { ForestPlot } from '../ui/chart/forest-plot.tsx'
import { GoalBar } from '../ui/chart/goal-bar.tsx'
import { Pictograph } from '../ui/chart/pictograph.tsx'
import { RangeBar } from '../ui/chart/range-bar.tsx'
import { Sparkline } from '../ui/chart/sparkline.tsx'
import { Chapter, Specimen } from './specimen.tsx'

const trials = [
  {
    id: '1',
    name: 'DAPA-HF',
    participants: 4_744,
    estimate: 0.74,
    low: 0.65,
    high: 0.85,
    tone: 'benefit',
    direction: 'Benefit',
  },
  {
    id: '2',
    name: 'DELIVER',
    participants: 6_263,
    estimate: 0.82,
    low: 0.73,
    high: 0.92,
    tone: 'benefit',
    direction: 'Benefit',
  },
  {
    id: '3',
    name: 'A harm, as it looks',
    participants: 900,
    estimate: 1.31,
    low: 1.04,
    high: 1.66,
    tone: 'harm',
    direction: 'Harm',
  },
  {
    id: '4',
    name: 'No difference, as it looks',
    participants: null,
    estimate: 0.99,
    low: 0.8,
    high: 1.2,
    tone: 'neutral',
    direction: 'No difference',
  },
] as const

export function Charts() {
  return (
    <Chapter title="Charts" name="charts">
      <Specimen name="ForestPlot" isWide>
        <ForestPlot
          title="Effect of each source"
          note="Each dot is an estimate, as large as its study; each line its interval. Nothing is pooled."
          rows={trials.map((trial) => ({ ...trial, detail: 'hazard ratio, 95 % interval' }))}
          format={(ratio) => ratio.toFixed(2)}
          formatTick={String}
          words={{
            source: 'Source',
            direction: 'Direction',
            estimate: 'Estimate and interval',
            scale: 'Ratio, on a logarithmic scale',
            left: 'favours treatment',
            right: 'favours comparison',
          }}
        />
      </Specimen>
      <Specimen name="RangeBar">
        <div className="space-y-6">
          <RangeBar
            ranges={[
              { label: 'Women', low: 120, high: 150 },
              { label: 'Men', low: 130, high: 170 },
            ]}
            format={String}
            text="Haemoglobin: women 120 to 150 g/L, men 130 to 170 g/L."
          />
          <RangeBar
            ranges={[{ label: '', low: null, high: 5 }]}
            value={7.8}
            format={String}
            text="Open below: 7.8 lies above the limit of 5."
          />
        </div>
      </Specimen>
      <Specimen name="Pictograph">
        <Pictograph
          groups={[
            { mark: 'affected', people: 16 },
            { mark: 'spared', people: 5 },
            { mark: 'harmed', people: 2 },
          ]}
          text="Of 100 people 16 have it either way, 5 are spared it (crosses), 2 have it because of the treatment (squares)."
        />
      </Specimen>
      <Specimen name="ConsensusMeter">
        <ConsensusMeter
          directions={[
            {
              label: 'Benefit',
              tone: 'benefit',
              studies: 5,
              strong: 3,
              count: '5 studies, 3 of them strong',
            },
            {
              label: 'No difference',
              tone: 'neutral',
              studies: 2,
              strong: 0,
              count: '2 studies, none strong',
            },
            { label: 'Harm', tone: 'harm', studies: 1, strong: 1, count: '1 study, strong' },
          ]}
          text="Five studies found benefit, three of them strong; two no difference, none strong; one harm, strong."
          isTextHidden
        />
      </Specimen>
      <Specimen name="GoalBar">
        <div className="space-y-4">
          <GoalBar
            value={0.97}
            floor={0.8}
            goal={0.95}
            better="higher"
            ends={[0, 1]}
            text="97 %: the goal of 95 % is reached."
          />
          <GoalBar
            value={0.86}
            floor={0.8}
            goal={0.95}
            better="higher"
            ends={[0, 1]}
            text="86 %: above the floor of 80 %, below the goal of 95 %."
          />
          <GoalBar
            value={410}
            floor={300}
            goal={150}
            better="lower"
            text="410 ms: slower than the 300 ms that must hold."
          />
        </div>
      </Specimen>
      <Specimen name="Sparkline">
        <Sparkline
          values={[4.1, 4.3, 4.2, 4.6, 5.1, 5.4, 5.0]}
          text="Potassium over seven days: from 4.1 to 5.0 mmol/L, at most 5.4."
        />
      </Specimen>
    </Chapter>
  )
}
