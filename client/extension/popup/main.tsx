import './popup.css'
