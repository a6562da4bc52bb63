import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { readCurrent } from './lib/storage.ts'
import { keepOffline } from './offline/register.ts'

const target = document.getElementById('app')
if (target === null) throw new Error('the page has no #app')
// What was being played is known before anything is shown; a device that does not answer is not waited for.
await Promise.race([readCurrent(), new Promise((late) => setTimeout(late, 1000))])
mount(App, { target })
keepOffline()
