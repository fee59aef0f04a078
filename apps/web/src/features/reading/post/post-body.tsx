import type { SharedPost } from '@auscult/contract/people/second-opinion.ts'
import { Fragment } from 'react'
import { isOwnWording, readBody } from './body-lines.ts'
import { ClaimMarker } from './claim-marker.tsx'

/** The text of a post, with its labelled lines set apart and the source of each sentence at one press. */
export function PostBody({ post: { body, claims, source, evidence } }: { post: SharedPost }) {
  const isOwnSynopsis = evidence?.readPart === 'own-synopsis'
  return (
    <div lang="en" className="max-w-reading space-y-2.5 font-serif text-reading text-pretty wrap-anywhere">
      {readBody(body, claims).map(({ label, parts }, nth) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines of one text, which never move
        <p key={nth}>
          {label !== null && <b className="block font-sans text-sm font-semibold text-accent">{label}</b>}
          {parts.map(({ text, claim }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <Fragment key={at}>
              {text}
              {claim !== null && !isOwnWording(claim.claim) && (
                <ClaimMarker {...claim} source={source} isOwnSynopsis={isOwnSynopsis} />
              )}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  )
}
