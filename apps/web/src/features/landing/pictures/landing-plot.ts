import plot from '../../../../../../content/landing/plot.json'

/** The forest plot of the landing page, from `content/landing`: it comes when the reader is near. */
export { plot }
