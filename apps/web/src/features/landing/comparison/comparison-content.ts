import comparison from '../../../../../../content/landing/comparison.json'

/** The comparison of the landing page; apart from its other texts, because it loads when a reader comes near it. */
export { comparison }
