import { useInstallPrompt } from '../../lib/install-prompt.ts'
import { Button } from '../../ui/button.tsx'
import { landing } from './landing-content.ts'
import { ScreenPicture } from './screens/screen-picture.tsx'
import { agentScreens } from './screens/screens.ts'
import { Section } from './section.tsx'

const { install } = landing

export function Install() {
  return (
    <Section heading={install.heading} lead={install.lead} isLeadExtra>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="w-56 max-lg:hidden lg:col-span-3">
          {agentScreens['clinical'] && (
            <ScreenPicture
              screen={agentScreens['clinical']}
              alt=""
              className="rounded-[20px] border-4 border-text"
            />
          )}
        </div>
        <div className="lg:col-span-9">
          <div className="grid grid-cols-2 gap-x-5 gap-y-10 sm:gap-x-12">
            {install.devices.map(({ name, title, steps }) => (
              <section
                key={name}
                aria-labelledby={`install-${name}`}
                className="border-t border-line pt-3 sm:pt-5"
              >
                <h3 id={`install-${name}`} className="font-serif text-reading font-semibold sm:text-xl">
                  {title}
                </h3>
                <ol className="mt-2 space-y-1.5 sm:mt-4 sm:space-y-3">
                  {steps.map((step, index) => (
                    <li key={step} className="flex gap-1.5 max-sm:text-sm sm:gap-3">
                      <span aria-hidden="true" className="tabular w-4 shrink-0 sm:w-5 font-serif text-accent">
                        {index + 1}
                      </span>
                      {step}
                    </li>
                  ))}
                </ol>
              </section>
            ))}
          </div>
          <div className="mt-4 flex min-h-16 flex-wrap items-center gap-x-8 gap-y-5 pt-0 sm:border-t sm:border-line sm:mt-10 sm:pt-8">
            <InstallButton />
            <ul className="flex flex-wrap gap-3">
              {install.stores.names.map((store) => (
                <li
                  key={store}
                  className="flex min-h-12 flex-col justify-center rounded-base border border-dashed border-line-strong px-4 py-1.5"
                >
                  <span className="text-xs text-muted">{install.stores.status}</span>
                  <span className="font-semibold">{store}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </Section>
  )
}

/** Only where the browser offers it: a button that cannot work would be worse than the steps above. */
function InstallButton() {
  const { state, install: takeUp } = useInstallPrompt()
  if (state === 'installed') return <output>{install.installed}</output>
  if (state === 'unavailable') return null

  return (
    <Button variant="primary" className="px-5 py-2.5" onClick={() => void takeUp()}>
      {install.install}
    </Button>
  )
}
