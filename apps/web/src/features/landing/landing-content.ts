import blog from '../../../../../content/landing/blog.json'
import featured from '../../../../../content/landing/featured.json'
import footer from '../../../../../content/landing/footer.json'
import hero from '../../../../../content/landing/hero.json'
import how from '../../../../../content/landing/how.json'
import install from '../../../../../content/landing/install.json'
import links from '../../../../../content/landing/links.json'
import product from '../../../../../content/landing/product.json'
import workflow from '../../../../../content/landing/workflow.json'

/** What the landing page says, from `content/landing`: it comes along with the page, which is nothing without it. */
export const landing = {
  blog,
  featured,
  footer,
  hero,
  how,
  install,
  links,
  product,
  workflow,
}
