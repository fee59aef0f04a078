import { agentPictures } from './agent-pictures.tsx'
import { PhonePicture } from './phone-picture.tsx'
import { workflowPictures } from './workflow-pictures.tsx'

/** The pictures further down, by the names that `content/landing` gives to what they stand beside. */
export function LazyPictures({ name }: { name: string }) {
  const Picture = name === 'phone' ? PhonePicture : (agentPictures[name] ?? workflowPictures[name])
  return Picture === undefined ? null : <Picture />
}
