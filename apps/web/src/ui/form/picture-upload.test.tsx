import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { PictureUpload } from './picture-upload.tsx'

const texts = {
  name: 'Anna Rossi',
  picture: undefined,
  hint: 'JPG or JPEG, under 2 MB',
  accept: 'image/jpeg',
}
const file = () => new File(['x'], 'anna.jpg', { type: 'image/jpeg' })

it('hands over the chosen file, and takes the same once more', async () => {
  const choose = vi.fn<(chosen: File) => void>()
  const { user, container } = await renderUi(<PictureUpload {...texts} uploading={false} onChoose={choose} />)
  const input = container.querySelector('input') ?? document.createElement('input')

  await user.upload(input, file())
  await user.upload(input, file())

  expect(choose.mock.calls.map(([chosen]) => chosen.name)).toEqual(['anna.jpg', 'anna.jpg'])
})

it('hint and error describe the button, and the file field is not met on the way', async () => {
  const { user } = await renderUi(
    <PictureUpload {...texts} error="File too large" uploading={false} onChoose={() => undefined} />,
  )
  await user.tab()
  const button = screen.getByRole('button', { name: 'Choose a photo' })
  expect(document.activeElement).toBe(button)

  await user.tab()

  expect(document.activeElement).toBe(document.body)
  const described = (button.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(described).toEqual(['JPG or JPEG, under 2 MB', 'File too large'])
})

it('says that the upload runs', async () => {
  await renderUi(<PictureUpload {...texts} uploading onChoose={() => undefined} />)

  expect(screen.getByRole('button', { name: 'Uploading the photo…' }).getAttribute('aria-busy')).toBe('true')
})
