"""What every picture is made with: colours, shapes, places, light, camera and the render itself."""
