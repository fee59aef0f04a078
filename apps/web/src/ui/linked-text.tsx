import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'

/*
 * Accessibility
 * - A link is named by the address it leads to, and says when it opens a new tab.
 */

/** What is taken for an address. A mark that ends the sentence around it belongs to the sentence. */
const addresses = /(?<url>https?:\/\/[^\s<>()“”]*[^\s<>()“”.,;:!?])|(?<mail>[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/gu

const look = 'wrap-anywhere text-accent underline underline-offset-4'

/** A text whose web and e-mail addresses are links. All else stays text, whatever it looks like. */
export function LinkedText({ text }: { text: string }) {
  const found = [...text.matchAll(addresses)]
  const ends = found.map(({ index, 0: address }) => index + address.length)

  return (
    <>
      {found.map(({ index, 0: address, groups }, nth) => (
        <Fragment key={index}>
          {text.slice(ends[nth - 1] ?? 0, index)}
          {groups?.['mail'] === undefined ? (
            <WebAddress address={address} />
          ) : (
            <a href={`mailto:${address}`} className={look}>
              {address}
            </a>
          )}
        </Fragment>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </>
  )
}

function WebAddress({ address }: { address: string }) {
  const { t } = useTranslation('ui')
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={look}>
      {address}
      <span className="sr-only"> ({t('legal.newTab')})</span>
    </a>
  )
}
